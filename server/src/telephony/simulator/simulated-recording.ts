/** The simulated carrier's own name; whoever knows the simulator knows where that is, and nobody else finds it. */
export const SIMULATOR_HOST = 'carrier.simulator.invalid';
export const SIMULATOR_ACCOUNT = 'ACsimulator';

/** Independent of port and process: what was announced yesterday can still be fetched today. */
export function simulatedRecordingUrl(recordingSid: string, seconds: number): string {
  return `https://${SIMULATOR_HOST}/2010-04-01/Accounts/${SIMULATOR_ACCOUNT}/Recordings/${recordingSid}?seconds=${seconds}`;
}
