import { parseSync } from "vite";

/** A public member of a class, or a member of an interface. */
export interface Member {
  name: string;
  kind: "method" | "field";
  isStatic: boolean;
  /** Only for the classes made upon this one. */
  isHidden: boolean;
  description: string;
  /** Of the value, or what the method returns; as it is written, empty where it is not. */
  type: string;
  parameters: { name: string; type: { text: string } }[];
  /** The member as it is written. */
  text: string;
}

/** The part of a syntax tree (ESTree with types) that is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  static?: boolean;
  accessibility?: string | null;
  kind?: string;
  key?: Node & { name?: string; value?: string };
  name?: string;
  id?: Node;
  declaration?: Node | null;
  body?: Node & { body?: Node[] };
  value?: (Node & { params?: Node[]; returnType?: Node | null }) | null;
  typeAnnotation?: Node | null;
}

/** What a file says about one exported class or interface: its docstring, and each public member with its own. */
export function membersOf(path: string, text: string, name: string): { description: string; members: Member[] } {
  const { program, comments } = parseSync(path, text);
  const statements = program.body as unknown as Node[];
  const statement = statements.find(({ declaration }) => declaration?.id?.name === name);
  if (!statement) throw new Error(`${path} exports no ${name}.`);
  const docs = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"));
  const describe = ({ start }: Node) => {
    const doc = docs.findLast(({ end }) => end <= start && !text.slice(end, start).trim());
    return (doc?.value ?? "")
      .replace(/^\s*\*+ ?/gm, "")
      .replace(/\s+/g, " ")
      .trim();
  };
  const annotation = (node: Node | null | undefined) =>
    node ? text.slice(node.start, node.end).replace(/^:\s*/, "") : "";

  const members = (statement.declaration?.body?.body ?? [])
    .filter(({ key, kind }) => key && key.type !== "PrivateIdentifier" && kind !== "set")
    .map((node): Member => ({
      name: node.key?.name ?? node.key?.value ?? "",
      kind: node.kind === "method" ? "method" : "field",
      isStatic: node.static === true,
      isHidden: node.accessibility === "protected",
      description: describe(node),
      type: annotation(node.typeAnnotation ?? node.value?.returnType),
      parameters: (node.value?.params ?? []).map((parameter) => ({
        name: parameter.name ?? text.slice(parameter.start, parameter.end),
        type: { text: annotation(parameter.typeAnnotation) },
      })),
      text: text.slice(node.start, node.end),
    }));
  return { description: describe(statement), members };
}
