"""Turns statements with a truth into what a scanner or a phone makes of them: make.py --from FOLDER --out FOLDER --seed S --pages N

Every page becomes a picture: 150 to 300 dots an inch, up to two degrees askew, gray or in colour, with noise, blur, shadow
and the marks of JPEG; a share of them is seen at a slant, as by a phone. The truth stays as it was."""
import argparse
import io
import random
import shutil
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops, ImageFilter

PAPER = (252, 251, 247)


def choose(rng):
    kind = rng.choices(["scanner", "fax", "phone"], [.6, .15, .25])[0]
    return {
        "kind": kind,
        "dpi": rng.choice([150, 200, 200, 300, 300]) if kind != "phone" else rng.choice([200, 250, 300]),
        "angle": rng.uniform(-2, 2),
        "noise": rng.uniform(0, 18),
        "blur": rng.choice([0, 0, .5, .8]),
        "quality": rng.randint(45, 92),
        "gray": rng.random() < .6,
        "shadow": kind == "phone" or rng.random() < .2,
        "slant": rng.uniform(.004, .02) if kind == "phone" else 0,
    }


def slanted(picture, rng, by):
    """The corners of the sheet are pulled, as a camera that is not held level sees them."""
    wide, high = picture.size
    pull = lambda side: rng.uniform(-by, by) * side
    corners = [(pull(wide), pull(high)), (pull(wide), high + pull(high)), (wide + pull(wide), high + pull(high)), (wide + pull(wide), pull(high))]
    return picture.transform(picture.size, Image.QUAD, [c for corner in corners for c in corner], Image.BICUBIC, fillcolor=PAPER)


def scanned(page, traits, rng):
    picture = page.render(scale=traits["dpi"] / 72).to_pil().convert("RGB")
    picture = picture.rotate(traits["angle"], Image.BICUBIC, fillcolor=PAPER)
    if traits["slant"]:
        picture = slanted(picture, rng, traits["slant"])
    if traits["blur"]:
        picture = picture.filter(ImageFilter.GaussianBlur(traits["blur"] * traits["dpi"] / 300))
    if traits["shadow"]:
        shade = Image.linear_gradient("L").rotate(rng.choice([0, 90, 180, 270])).resize(picture.size)
        shade = shade.point(lambda level: 255 - (255 - level) // 6)
        picture = ImageChops.multiply(picture, Image.merge("RGB", [shade] * 3))
    if traits["noise"]:
        grain = Image.effect_noise(picture.size, traits["noise"])
        picture = ImageChops.add(picture, Image.merge("RGB", [grain] * 3), scale=1, offset=-128)
    if traits["kind"] == "fax":
        picture = picture.convert("L").point(lambda level: 255 if level > 150 else 0)
    elif traits["gray"]:
        picture = picture.convert("L")
    kept = io.BytesIO()
    picture.save(kept, "JPEG", quality=traits["quality"])
    return Image.open(io.BytesIO(kept.getvalue()))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="source", required=True, type=Path)
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--seed", required=True, type=int)
    parser.add_argument("--pages", type=int, default=2, help="longer statements are left out")
    told = parser.parse_args()
    told.out.mkdir(parents=True, exist_ok=True)
    for pdf in sorted(told.source.glob("*.pdf")):
        rng = random.Random(f"{told.seed}/{pdf.name}")
        document = pypdfium2.PdfDocument(pdf)
        if len(document) > told.pages:
            continue
        traits = choose(rng)
        pages = [scanned(page, traits, rng) for page in document]
        out = told.out / pdf.name
        pages[0].save(out, "PDF", resolution=traits["dpi"], save_all=True, append_images=pages[1:])
        shutil.copy(pdf.with_suffix(".truth.json"), out.with_suffix(".truth.json"))
        print(out.name, traits)


main()
