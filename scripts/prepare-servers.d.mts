/** Everything tests need that start real servers: the build, and the demo they begin with. */
export function prepareServers(): Promise<void>;
