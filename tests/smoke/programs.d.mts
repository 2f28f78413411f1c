export const programs: {
  Firefox: { browser: string };
  WebKitGTK: { driver: string; browser: string; display: string };
};
export const isHere: (name: keyof typeof programs) => boolean;
export const missingSentences: () => string[];
