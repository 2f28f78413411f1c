/** A change that counts: each place where a player is signed in can be ended once. */

export const END_OTHERS = '/prod-api-2/app/v1/signOutElsewhere';

/**
 * Runs in the page, and makes the change as the app does: the key is made there, before anything is sent, and who hears
 * nothing asks again under the same one. A connection that was new when it broke is not tried again by the browser itself.
 */
export async function endOthers(address: string): Promise<unknown> {
  const key = crypto.randomUUID();
  const send = () =>
    fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${localStorage.getItem('ACCESS_TOKEN')}`,
      },
      body: '{}',
    });
  const reply = await send().catch(send);
  return (await reply.json()) as unknown;
}
