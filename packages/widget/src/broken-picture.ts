/** Listens to a picture's `load` and `error`: the box around one that could not be loaded is `.broken`, and shows something else. */
export const markBroken = ({ type, currentTarget }: Event) =>
  (currentTarget as HTMLImageElement).parentElement?.classList.toggle("broken", type === "error");
