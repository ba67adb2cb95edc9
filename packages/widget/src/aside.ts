/** What nobody waits for. Where it could not be fetched nothing happens, and it can be asked for again. */
export const aside = (work: Promise<void>) => void work.catch(() => {});
