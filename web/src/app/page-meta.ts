export const pageMeta = (..._args: unknown[]) => [];
