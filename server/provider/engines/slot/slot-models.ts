import { must } from '#shared/assert.ts';
import type { SlotModel, SlotSymbol } from './slot-model.ts';

/** One letter for each place of a reel, so that a strip can be read as it turns. */
const LETTERS: Readonly<Record<string, SlotSymbol>> = {
  W: 'wild',
  S: 'scatter',
  A: 'hero',
  B: 'second',
  C: 'third',
  D: 'fourth',
  h: 'heart',
  d: 'diamond',
  c: 'club',
  s: 'spade',
};

const strip = (letters: string): SlotSymbol[] =>
  Array.from(letters, (letter) => must(LETTERS[letter], 'a strip is made of known letters'));

/** Many small prizes, and free spins that pay as any other. */
const gentle: SlotModel = {
  name: 'gentle',
  reels: [
    'dChcCdcshdDhSABcsDcBhcsdCsDBsDAs',
    'cDsWhcDhcsABsdCAcCdBsdDWhsCcSdBh',
    'hDcshSsCBcdsCcDscChdWhcBWdAsSADd',
    'cWsBAdSCsdCBcDhADchsCdschdchWBsD',
    'sBCAhsDBscCdshDschBchDsdcAdDCdcS',
  ].map(strip),
  pays: {
    hero: [50, 200, 800],
    second: [40, 120, 400],
    third: [30, 100, 300],
    fourth: [25, 75, 200],
    heart: [15, 50, 125],
    diamond: [15, 40, 100],
    club: [10, 30, 90],
    spade: [10, 25, 80],
  },
  scatterPays: [2, 10, 50],
  freeSpins: [8, 12, 20],
  mostFreeSpins: 60,
  freeMultiplier: 1,
  rtpBp: 9570,
};

const festive: SlotModel = {
  name: 'festive',
  reels: [
    'cDCcdsBDscAhscBsdhCdsAcDhCdhDsBS',
    'dDAcdWCchsdWsCDdhCBAchscSdBschDs',
    'hCWcsDBWscSdhsBdcsSdhCschDdBCDcA',
    'dhDcChscdDcdWhCAsdBDsdhcsCSAsBcW',
    'sDChBscAhcdBcDdsChDscDsSBdChscAd',
  ].map(strip),
  pays: {
    hero: [50, 200, 1000],
    second: [40, 125, 500],
    third: [30, 90, 300],
    fourth: [25, 75, 200],
    heart: [15, 40, 100],
    diamond: [10, 30, 90],
    club: [10, 25, 75],
    spade: [10, 20, 50],
  },
  scatterPays: [2, 10, 50],
  freeSpins: [8, 12, 20],
  mostFreeSpins: 60,
  freeMultiplier: 2,
  rtpBp: 9573,
};

/** Fewer prizes and larger ones, and free spins that pay three times. */
const bold: SlotModel = {
  name: 'bold',
  reels: [
    'DcsBDhdcBsCcsdAsCBDhcdhSDdcCdshA',
    'ShcshWACdWDsdAcdsCBdhBDchdchscDs',
    'BWdcBsCcsdcWhCdhCDsdSchAcDshdSDs',
    'dchsAcdWhdcDhsCSdDshDsCcdsBAcChB',
    'ADhdshcDBshdCDcCdcCBhscAdsSDdsch',
  ].map(strip),
  pays: {
    hero: [75, 300, 2000],
    second: [40, 150, 750],
    third: [30, 100, 400],
    fourth: [20, 60, 200],
    heart: [10, 40, 100],
    diamond: [10, 25, 80],
    club: [5, 25, 75],
    spade: [5, 20, 60],
  },
  scatterPays: [2, 10, 100],
  freeSpins: [10, 15, 25],
  mostFreeSpins: 75,
  freeMultiplier: 3,
  rtpBp: 9541,
};

export const slotModels = { gentle, festive, bold } as const;
export type SlotModelName = keyof typeof slotModels;
