/** Who can sign in to a fresh world. Never made where real players are: only the sandbox has this player. */
export const demoPlayer = { account: 'jamie88', password: 'perya-demo-88' } as const;
