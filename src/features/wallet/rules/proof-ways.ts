/** How a player can prove a second time who they are, the quickest way first. */
export type ProofWay = 'passkey' | 'safebox' | 'code';

interface Has {
  /** One that the server takes, in a browser that knows them. */
  passkey: boolean;
  safebox: boolean | undefined;
  mobile: string | undefined;
}

export const proofWays = ({ passkey, safebox, mobile }: Has): ProofWay[] => [
  ...(passkey ? (['passkey'] as const) : []),
  ...(safebox ? (['safebox'] as const) : []),
  ...(mobile ? (['code'] as const) : []),
];
