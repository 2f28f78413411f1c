/** Two ports next to each other that are free: the app’s, and the one after it for the games. */
export function freePorts(): Promise<number>;
