export type Parameters = Record<string, string>;

/** The wire to the network: posts form parameters to an address and gives back what it answers. */
export type Wire = {
  /** The carrier waits for the answer to these: they decide how the call goes on. */
  ask: (path: string, parameters: Parameters, at: Date) => Promise<string>;
  /** And does not wait for the answer to these. */
  tell: (path: string, parameters: Parameters, at: Date) => void;
};
