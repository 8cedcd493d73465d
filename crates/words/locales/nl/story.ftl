# Spellen in regels verteld, een voor elke slag of beurt: hier gaat het kort.

story-seed = Spel nr. { $seed }: { $who }
story-claim = { $players } spelers, { $factions }
story-claim-it = Claim It!, { $players } spelers op een bord van { $size } bij { $size }; { $threshold } veilige vakken luiden de laatste ronde in
story-claim-it-variant = Claim It! met de variant, { $players } spelers op een bord van { $size } bij { $size }; { $threshold } veilige vakken luiden de laatste ronde in
story-holds = { $name } heeft { $cards }
story-votes = De stemmen
story-nobody = niemand

story-becomes = [wordt { $card }]
story-takes = { $name } neemt { $card }
story-goes = [{ $card } afgelegd]
story-laid-under = [{ $card } eronder]
story-pot = [{ $card } in de pot]
story-discards = [{ $name } legt af]
story-artifact = [{ $name } gebruikt { $artifact-the }]
story-turned = [als { $faction-one }]
story-took-potion = [{ $name } neemt een toverdrank]
story-wins = { $name } wint
story-wins-without-play = { $name } wint zonder te spelen
story-full-moon = [volle maan]
story-no-moon = [geen maan]
story-declares = [{ $name } kiest de { $faction }]

story-why-nobody = niemand kan de stem winnen
story-why-equal = gelijkspel
story-why-most-cards = de meeste kaarten
story-why-highest-card = evenveel kaarten, maar een hogere: { $value }
story-why-longest-run = langste reeks: { $length }
story-why-highest-sum = hoogste som van open Vampier en kaarten eronder: { $sum }
story-why-highest-open = dezelfde som, maar de hogere open Vampier: { $value }

story-squatter = kraker { $number } op { $space }
story-claim-marker = claimsteen op { $space }
story-bust = pech gehad
story-stops = stopt
story-stops-secures = stopt en stelt { $secured } veilig
story-stops-holds = stopt en bezet { $held }
story-stops-both = stopt, stelt { $secured } veilig en bezet { $held }
story-loses = { $name } verliest { $spaces }
story-last-round = de laatste ronde begint

story-asked = Aan { $name } wordt gevraagd:
story-chance = Het toeval beslist: { $answers }

story-played-on = Gespeeld op { $date }
story-seat = { $name } (plaats { $seat }): { $who }
story-after-moves = { $moves ->
    [one] Na één zet: { $comment }
   *[other] Na { $moves } zetten: { $comment }
}
story-seen-unfinished = Wat plaats { $seat } zag; niet uitgespeeld
story-seen-won = Wat plaats { $seat } zag; gewonnen door plaats { $winners }
story-more-games = { $count ->
    [one] Nog één in het bestand: { $flag }
   *[other] Nog { $count } in het bestand: { $flag }
}
