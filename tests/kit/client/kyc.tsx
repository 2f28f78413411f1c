/** The screens of identity checks as a player finds them, and what they do there. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { kyc } from '#contract/kyc.ts';
import { KYC_STATUS } from '#contract/money-enums.ts';
import { draw } from './draw.ts';
import { openLobby, signIn } from './page.ts';
import { pass } from './turns.ts';
import { stubUploads } from './uploads.ts';
import { wire } from './wire.ts';

export const STATE = {
  code: 200,
  errcode: 0,
  status: KYC_STATUS.none,
  incomeStatus: KYC_STATUS.none,
  reason: '',
  incomeReason: '',
  deadline: 0,
};

export const SLOTS = ['ID front', 'ID back', 'Selfie with ID front', 'Facial photo'];

interface Opened {
  place: HTMLElement;
  uploads: ReturnType<typeof stubUploads>;
}

async function open(state: object, logIn: () => Promise<void>, screen: () => Promise<ReactNode>): Promise<Opened> {
  const uploads = stubUploads();
  localStorage.setItem('fingerprint', 'f'.repeat(32));
  wire.on(kyc.kyc, { ...STATE, ...state });
  await openLobby();
  await logIn();
  const place = await draw(await screen());
  await pass(400);
  return { place, uploads };
}

export async function openState(state: object, logIn = signIn) {
  const { place } = await open(state, logIn, async () => {
    const { KycScreen } = await import('#features/kyc/screens/kyc-screen.tsx');
    return <KycScreen />;
  });
  return place;
}

export const openUpload = (state: object = {}, logIn = signIn) =>
  open(state, logIn, async () => {
    const { KycUploadScreen } = await import('#features/kyc/screens/kyc-upload-screen.tsx');
    return <Leavable Screen={KycUploadScreen} />;
  });

/** The player taps "Away", and once more to come back. */
function Leavable({ Screen }: { Screen: ComponentType }) {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      {isHere && <Screen />}
      <button onClick={() => setIsHere(!isHere)}>Away</button>
    </>
  );
}

export async function choose(place: Element, slot: string) {
  const input = place.querySelector<HTMLInputElement>(`input[type=file][aria-label="${slot}"]`);
  if (!input) throw new Error(`There is no slot ${slot}`);
  const file = new File(['x'], 'id.jpg', { type: 'image/jpeg' });
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await pass(100);
}
