import { expect, test } from 'vitest';
import { isAddress } from '#contract/addresses.ts';
import { depositOf, PAGE_CHANNEL } from '../../../tests/kit/deposits.ts';
import { playKit } from '../../../tests/kit/play.ts';
import { withDatabase } from '../../../tests/kit/sql.ts';
import { writeSettings } from '../../sql/queries/settings.ts';

withDatabase((database) => {
  const kit = playKit(database);

  test('the page of a deposit leads back to it in the app, and nowhere from the frame of the app', async () => {
    const channel = { id: PAGE_CHANNEL, name: 'GCash', way: 'page' };
    await writeSettings(kit.db(), { appRechargeTypeList: [channel], isDepositBank: 0 });
    const [path, body] = depositOf(50_000, { rechargeType: PAGE_CHANNEL });
    const { orderId, payUrl } = await kit.post(path, body);
    const pageIn = async (place: string) => {
      const request = new Request(`http://perya.test${payUrl}`, { headers: { 'sec-fetch-dest': place } });
      return (await kit.server().app.fetch(request)).text();
    };
    const [, way = ''] = /<a href="([^"]+)">Back to Perya/.exec(await pageIn('document')) ?? [];
    const { pathname, searchParams } = new URL(way, 'http://perya.test');
    expect([isAddress(pathname), searchParams.get('order')]).toEqual([true, orderId]);
    expect(await pageIn('iframe')).not.toContain('Back to Perya');
  });
});
