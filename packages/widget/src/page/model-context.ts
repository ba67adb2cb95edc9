/** Something that the visitor's browser agent may use on this page. */
export interface AgentTool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of what `execute` is given. */
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute(input: Record<string, unknown>): Promise<unknown>;
}

/** WebMCP, as far as the widget uses it (W3C draft of June 2026). */
export interface ModelContext {
  /** Rejects where the page may register none, or the name is taken. Older browsers return nothing and have `unregisterTool`. */
  registerTool(tool: AgentTool, options: { signal: AbortSignal }): Promise<void> | void;
  unregisterTool?(name: string): void;
}

/** The page's register of tools: on the document, as the draft has it, or on the navigator, as browsers had it first. */
export function modelContext(): ModelContext | undefined {
  const holders = [document, navigator] as { modelContext?: Partial<ModelContext> }[];
  const found = holders.find(({ modelContext: context }) => typeof context?.registerTool === "function");
  return found?.modelContext as ModelContext | undefined;
}
