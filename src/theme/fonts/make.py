"""Makes the two font files of the pages; README.md says from what and how."""

import math
import os

import tempfile

from fontTools import subset, varLib
from fontTools.cu2qu import curves_to_quadratic
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger, Options
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.qu2cu import quadratic_to_curves
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._g_l_y_f import dropImpliedOnCurvePoints
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGES = os.path.join(HERE, "../../../node_modules")
TEXT = PACKAGES + "/@fontsource/be-vietnam-pro/files/be-vietnam-pro-%s-%d-normal.woff2"
DISPLAY = PACKAGES + "/@fontsource-variable/archivo/files/archivo-%s-wdth-normal.woff2"
ERROR = 0.4  # units of the em (1,000) that a curve may move when it is put in other pieces


def joined(work, name, fonts):
    """The latin and the vietnamese file as one; what both have comes from the latin one."""
    latin, vietnamese = fonts
    options = subset.Options(layout_features=["*"], glyph_names=True, notdef_outline=True, name_IDs=["*"])
    cut = subset.Subsetter(options)
    cut.populate(unicodes=set(vietnamese.getBestCmap()) - set(latin.getBestCmap()))
    cut.subset(vietnamese)
    paths = []
    for at, font in enumerate(fonts):
        font.flavor = None
        # Instructions belong to one weight.
        for table in ("fpgm", "prep", "cvt ", "gasp", "STAT"):
            if table in font:
                del font[table]
        for glyph in font["glyf"].glyphs.values():
            glyph.expand(font["glyf"])
            if hasattr(glyph, "program"):
                glyph.program.fromBytecode(b"")
        paths.append(os.path.join(work, f"{name}-{at}.ttf"))
        font.save(paths[-1])
    path = os.path.join(work, f"{name}.ttf")
    Merger(Options(drop_tables=["gasp"])).merge(paths).save(path)
    return path


def variable(family, axis, name, sources, out):
    """One file out of fonts along an axis; the first is its default."""
    space = DesignSpaceDocument()
    places = [place for place, _ in sources]
    space.addAxis(
        AxisDescriptor(tag=axis, name=name, minimum=min(places), default=places[0], maximum=max(places))
    )
    for place, path in sources:
        space.addSource(SourceDescriptor(path=path, location={name: place}, familyName=family))
    font, _, _ = varLib.build(space)
    for table in ("STAT", "MVAR"):
        if table in font:
            del font[table]
    font["name"].names = [n for n in font["name"].names if n.nameID <= 6 or n.nameID in (13, 14) or n.nameID > 255]
    # Says that there are no instructions, so that no renderer makes up its own.
    font["prep"] = newTable("prep")
    from fontTools.ttLib.tables.ttProgram import Program

    font["prep"].program = Program()
    font["prep"].program.fromAssembly(["PUSHW[]", "511", "SCANCTRL[]", "PUSHB[]", "4", "SCANTYPE[]"])
    font["gasp"] = newTable("gasp")
    font["gasp"].version = 1
    font["gasp"].gaspRange = {0xFFFF: 15}
    font.flavor = "woff2"
    font.save(out)
    print(os.path.basename(out), os.path.getsize(out))


# What follows brings two weights of one drawing to the same points. They were cut into quadratic
# pieces each by itself, and where outlines overlapped they were made one, so a few parts differ.


def segments(font, name):
    """Contours of a glyph, each as a list of lines ("l") and single quadratic curves ("q")."""
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(pen)
    contours, start, at = [], None, None
    for operation, points in pen.value:
        if operation == "moveTo":
            start = at = points[0]
            contours.append([])
        elif operation == "lineTo":
            if points[0] != at:
                contours[-1].append(("l", [at, points[0]]))
            at = points[0]
        elif operation == "qCurveTo":
            *offs, end = points
            for index, off in enumerate(offs):
                to = end if index == len(offs) - 1 else between(off, offs[index + 1], 0.5)
                contours[-1].append(("q", [at, off, to]))
                at = to
        elif operation == "closePath" and at != start:
            contours[-1].append(("l", [at, start]))
    return contours


def between(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def runs(contour):
    """A contour in runs: a line, or curves between corners and points farthest to a side."""

    def turns(a, b):
        if "l" in (a[0], b[0]):
            return True
        into, out = (math.atan2(q[1] - p[1], q[0] - p[0]) for p, q in (a[1][1:], b[1][:2]))
        bend = abs((out - into + math.pi) % (2 * math.pi) - math.pi)
        askew = min(abs((into - k * math.pi / 2 + math.pi) % (2 * math.pi) - math.pi) for k in range(4))
        return bend > math.radians(6) or askew < math.radians(1)

    breaks = [i for i in range(len(contour)) if turns(contour[i - 1], contour[i])]
    found = []
    for i in range(breaks[0], breaks[0] + len(contour)):
        piece = contour[i % len(contour)]
        if piece[0] == "l" or i % len(contour) in breaks or found[-1][0][0] == "l":
            found.append([piece])
        else:
            found[-1].append(piece)
    return found


def ends(run):
    return run[0][1][0], run[-1][1][-1]


def pairs(a, b):
    """Runs of two contours side by side; a run that only one has gets one of no length beside it."""
    kinds = [run[0][0] for run in a]
    turned = [b[k:] + b[:k] for k in range(len(b))]
    alike = [t for t in turned if [run[0][0] for run in t] == kinds]
    if alike:
        return list(zip(a, min(alike, key=lambda t: sum(distance(ends(x)[0], ends(y)[0]) for x, y in zip(a, t)))))
    best = {(0, 0): (0, [])}
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            cost, way = best.get((i, j), (math.inf, []))
            steps = []
            if i < len(a) and j < len(b) and a[i][0][0] == b[j][0][0]:
                apart = sum(distance(p, q) for p, q in zip(ends(a[i]), ends(b[j])))
                steps.append(((i + 1, j + 1), apart, (a[i], b[j])))
            if i < len(a):
                at = ends(b[j % len(b)])[0]
                steps.append(((i + 1, j), 8 + 2 * distance(*ends(a[i])), (a[i], point(a[i], at))))
            if j < len(b):
                at = ends(a[i % len(a)])[0]
                steps.append(((i, j + 1), 8 + 2 * distance(*ends(b[j])), (point(b[j], at), b[j])))
            for to, more, pair in steps:
                if cost + more < best.get(to, (math.inf,))[0]:
                    best[to] = (cost + more, [*way, pair])
    return best[len(a), len(b)][1]


def point(run, at):
    kind = run[0][0]
    return [(kind, [at] * (2 if kind == "l" else 3))]


def pieces(a, b):
    """Two runs in as many curves."""
    if len(a) != len(b):
        cubics = [quadratic_to_curves([points for _, points in run], ERROR, all_cubic=True) for run in (a, b)]
        if len(cubics[0]) == len(cubics[1]) and all(len(c) == 4 for run in cubics for c in run):
            found = [[], []]
            for pair in zip(*cubics):
                for out, (first, *offs, last) in zip(found, curves_to_quadratic(pair, [ERROR] * 2)):
                    for k, off in enumerate(offs):
                        to = last if k == len(offs) - 1 else between(off, offs[k + 1], 0.5)
                        out.append(("q", [first, off, to]))
                        first = to
            return found
        # Cut where either is cut: nothing moves.
        cuts = sorted({k / len(run) for run in (a, b) for k in range(len(run) + 1)})
        return [[cut(run, x, y) for x, y in zip(cuts, cuts[1:])] for run in (a, b)]
    return a, b


def cut(run, start, end):
    index = min(len(run) - 1, int((start + end) / 2 * len(run)))
    x, y = (min(1, max(0, place * len(run) - index)) for place in (start, end))
    p, c, q = run[index][1]
    from_, to = (between(between(p, c, t), between(c, q, t), t) for t in (x, y))
    return ("q", [from_, between(between(p, c, x), between(c, q, x), y), to])


def glyphs(fonts, name):
    """A glyph of two fonts with the same points."""
    pens = [TTGlyphPen(None, outputImpliedClosingLine=True) for _ in fonts]
    for contours in zip(*(segments(font, name) for font in fonts), strict=True):
        drawn = [[], []]
        for pair in pairs(*map(runs, contours)):
            for out, run in zip(drawn, pieces(*pair)):
                out.extend(run)
        for pen, contour in zip(pens, drawn):
            pen.moveTo(contour[0][1][0])
            for kind, (_, *points) in contour[:-1] if contour[-1][0] == "l" else contour:
                pen.lineTo(*points) if kind == "l" else pen.qCurveTo(*points)
            pen.closePath()
    found = [pen.glyph(dropImpliedOnCurves=False, round=lambda value: value) for pen in pens]
    if found[0].numberOfContours > 0:
        dropImpliedOnCurvePoints(*found)
        for glyph in found:
            glyph.coordinates.toInt()
    return found


def text(work):
    fonts = {}
    for weight in (400, 600):
        path = joined(work, f"text-{weight}", [TTFont(TEXT % (part, weight)) for part in ("latin", "vietnamese")])
        fonts[weight] = TTFont(path)
    drawn = {name: glyphs(list(fonts.values()), name) for name in fonts[400].getGlyphOrder()}
    sources = []
    for at, (weight, font) in enumerate(fonts.items()):
        for name, both in drawn.items():
            both[at].recalcBounds(font["glyf"])
            font["glyf"][name] = both[at]
        sources.append((weight, os.path.join(work, f"alike-{weight}.ttf")))
        font.save(sources[-1][1])
    variable("Be Vietnam Pro", "wght", "Weight", sources, os.path.join(HERE, "be-vietnam-pro.woff2"))


def display(work):
    sources = []
    for width in (75, 62):
        parts = [
            instancer.instantiateVariableFont(TTFont(DISPLAY % part), {"wght": 700, "wdth": width})
            for part in ("latin", "vietnamese")
        ]
        sources.append((width, joined(work, f"display-{width}", parts)))
    variable("Archivo", "wdth", "Width", sources, os.path.join(HERE, "archivo-display.woff2"))


with tempfile.TemporaryDirectory() as folder:
    text(folder)
    display(folder)

