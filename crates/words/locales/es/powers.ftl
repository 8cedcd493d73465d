# Lo que hacen las pociones, y lo que tienen en común todos los Héroes y todos los artefactos, según docs/rules/claim.md.

power-hero-any = Un héroe tiene valor y no tiene facción. Si un héroe abre la baza, se puede jugar cualquier carta y gana el valor más alto, salvo que el poder del héroe que le sigue diga otra cosa. Jugado sobre una carta de facción pierde, salvo que su poder diga otra cosa, y solo puede jugarlo quien no pueda seguir la facción. Por sí solo no cuenta para ningún voto.

power-artifact-any = Los artefactos están ocultos en tu mano, y cada uno se usa una sola vez, en su momento. Solo se te pregunta si tienes uno que sirva. Si hay conflicto de poderes, los artefactos vencen a los héroes y los héroes a las facciones.

power-potion-plus = La carta con la que se revela recibe +{ $number }.
power-potion-minus = La carta con la que se revela recibe −{ $number }, pero nunca baja de 0.
power-potion-double = El valor impreso de la carta con la que se revela se duplica.
power-potion-any = Al jugar una carta puedes revelar con ella cuantas pociones quieras de las tuyas. Dices cuántas y solo entonces sabes cuáles son. Las pociones usadas salen de la partida.

power-moon = Al principio no hay luna. Mientras no la haya, si los Hombres Lobo son la facción líder, gana la carta más baja que cuente como Hombre Lobo; con luna llena, la más alta. Una baza ganada con un Hombre Lobo cambia después la luna.

power-instead = De otro modo habría ganado { $card }.
