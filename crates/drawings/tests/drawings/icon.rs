//! The icon of the page: systems that install it want pictures beside the drawing.

use std::{env, fs, path::Path};

use resvg::{tiny_skia, usvg};

#[test]
fn the_pictures_show_the_drawing() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/static");
    let drawing = fs::read_to_string(folder.join("icon.svg")).unwrap();
    let tree = usvg::Tree::from_str(&drawing, &usvg::Options::default()).unwrap();
    for size in [192, 512] {
        let mut pixels = tiny_skia::Pixmap::new(size, size).unwrap();
        let scale = size as f32 / tree.size().width();
        resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
        let file = folder.join(format!("icon-{size}.png"));
        if env::var_os("BLESS").is_some() {
            fs::write(&file, pixels.encode_png().unwrap()).unwrap();
        }
        let shown = tiny_skia::Pixmap::load_png(&file).unwrap();
        let hint = "`BLESS=1 cargo test -p claimant-drawings` draws it again, and `zopflipng -m` makes it small";
        assert!(shown.data() == pixels.data(), "icon-{size}.png does not show icon.svg: {hint}");
    }
}
