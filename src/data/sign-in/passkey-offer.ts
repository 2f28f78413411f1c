/** Whether a passkey is worth offering: the device can be one, and nobody has said no to it on this device. */
import { readDevice, writeDevice } from '../device/device.ts';
import { canBePasskey } from './passkeys.ts';

export async function isPasskeyOffered(): Promise<boolean> {
  return readDevice('passkeyOffer') === undefined && (await canBePasskey());
}

export function dismissPasskeyOffer(): void {
  writeDevice('passkeyOffer', 'answered');
}
