/** Starts a private database in a process of its own and says so; a test then kills it in every way there is. */
import { startEmbedded } from '#server/sql/embedded.ts';

const started = await startEmbedded(process.argv[2] ?? '');
if (!started.ok) {
  process.stdout.write(`${JSON.stringify({ sentence: started.sentence })}\n`);
  process.exit(1);
}
const { url, folder, note, announce, stop } = started.value;
announce('http://localhost:1');
process.stdout.write(`${JSON.stringify({ url, folder, note })}\n`);
// The database alone does not keep a process alive.
const busy = setInterval(() => undefined, 1_000);
process.once('SIGTERM', () => void stop().then(() => clearInterval(busy)));
