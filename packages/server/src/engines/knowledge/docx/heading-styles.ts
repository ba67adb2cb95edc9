/** How deep a chain of styles that are based on one another is followed. */
const DEEPEST = 20;

interface Style {
  level: number | null;
  basedOn: string | null;
}

/**
 * The levels (1 to 6) of paragraph styles that Word shows as headings, by the style's id: what the style or the one it is
 * based on says of its place in the outline, whatever it is called in whichever language.
 */
export function headingStyles(stylesXml: string): Map<string, number> {
  const styles = new Map<string, Style>();
  for (const [, attributes = "", inside = ""] of stylesXml.matchAll(/<w:style\b([^>]*)>([\s\S]*?)<\/w:style>/g)) {
    const id = valueOf(attributes, "styleId");
    if (id === null || valueOf(attributes, "type") !== "paragraph") continue;
    const level = /<w:outlineLvl\b([^>]*)>/.exec(inside);
    const basedOn = /<w:basedOn\b([^>]*)>/.exec(inside);
    styles.set(id, {
      level: level ? Number(valueOf(level[1]!, "val")) : null,
      basedOn: basedOn ? valueOf(basedOn[1]!, "val") : null,
    });
  }
  const levels = new Map<string, number>();
  for (const id of styles.keys()) {
    const level = levelOf(styles, id);
    // 9 means body text.
    if (level !== null && level < 9) levels.set(id, Math.min(level + 1, 6));
  }
  return levels;
}

function levelOf(styles: Map<string, Style>, id: string): number | null {
  let style = styles.get(id);
  for (let depth = 0; style && depth < DEEPEST; depth++) {
    if (style.level !== null && Number.isInteger(style.level)) return style.level;
    style = style.basedOn === null ? undefined : styles.get(style.basedOn);
  }
  return null;
}

const valueOf = (attributes: string, name: string): string | null =>
  new RegExp(`\\bw:${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
