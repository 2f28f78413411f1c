import { json, portalPage, refusal, type Reply, signedOut } from './wire.ts';

const asJson = { 'content-type': 'application/json' };

/** What a phone may get for an answer that is none, and how a call then ends. */
export const NO_ANSWERS: [string, Reply, string][] = [
  ['a captive portal’s page', portalPage(), 'broken'],
  ['a portal’s page that calls itself JSON', new Response('<!doctype html>', { headers: asJson }), 'broken'],
  ['JSON that ends in the middle', new Response('{"code":200,"errcode":0,"list":[{', { headers: asJson }), 'broken'],
  ['JSON whose connection ends in the middle', 'cut', 'unanswered'],
  ['JSON of another site', json({ status: 'ok', ip: '10.0.0.1', mode: 'login' }), 'broken'],
  ['an object with nothing in it', json({}), 'broken'],
  ['an answer with nothing in it', new Response('', { headers: asJson }), 'broken'],
  ['a list where an object should be', json([{ code: 200, errcode: 0 }]), 'broken'],
  ['null', json(null), 'broken'],
  ['an error page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'broken'],
  ['an error in words of the API', json({ code: 500, errcode: 9006 }, 500), 'broken'],
  ['a refused connection', 'refused', 'unanswered'],
  ['a session that is over', signedOut, 'signed-out'],
  ['a refusal', refusal(1050), 'refused'],
];
