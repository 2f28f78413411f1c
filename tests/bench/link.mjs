/**
 * A slow line in front of a server, shared by everything a browser does over it, page and service worker alike: bytes
 * leave at the line's rate, half a round trip each way, and a round trip for every new connection.
 */
import { connect, createServer } from 'node:net';

export const LINES = {
  slow4g: { downKbps: 1600, upKbps: 750, roundTripMs: 150 },
  free: { downKbps: 0, upKbps: 0, roundTripMs: 0 },
};

const CHUNK_BYTES = 1460;
const BITS = 8;

export async function openLink(targetPort) {
  const state = { line: LINES.free, freeAt: { down: 0, up: 0 }, isSilent: false, sockets: new Set() };
  const server = createServer((near) => join(state, near, targetPort));
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const drop = () => {
    for (const socket of state.sockets) socket.destroy();
  };
  return {
    port: server.address().port,
    use(line) {
      state.line = LINES[line];
      state.freeAt = { down: 0, up: 0 };
    },
    /** Connections are accepted and never answered: a network that is there and says nothing. */
    silence(isSilent) {
      state.isSilent = isSilent;
      drop();
    },
    close() {
      drop();
      server.close();
    },
  };
}

function join(state, near, targetPort) {
  state.sockets.add(near);
  const far = connect(targetPort, '127.0.0.1');
  const bornAt = performance.now();
  carry(state, near, far, 'up', bornAt);
  carry(state, far, near, 'down', bornAt);
  near.on('close', () => {
    state.sockets.delete(near);
    far.destroy();
  });
  far.on('close', () => near.destroySoon());
  for (const socket of [near, far]) {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
  }
}

function carry(state, from, to, way, bornAt) {
  // In order, whatever the timers do: two of different lengths that end together may fire the wrong way round.
  const waiting = [];
  let timer;
  const deliver = () => {
    while (waiting.length > 0 && waiting[0].at <= performance.now()) {
      const { chunk } = waiting.shift();
      if (!to.destroyed && !state.isSilent) to.write(chunk);
    }
    timer = waiting.length > 0 ? setTimeout(deliver, Math.max(1, waiting[0].at - performance.now())) : undefined;
  };
  from.on('data', (bytes) => {
    if (state.isSilent) return;
    const { roundTripMs } = state.line;
    const kbps = way === 'down' ? state.line.downKbps : state.line.upKbps;
    const earliest = way === 'up' && roundTripMs ? bornAt + roundTripMs : 0;
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      const sendingMs = kbps ? (chunk.length * BITS) / kbps : 0;
      state.freeAt[way] = Math.max(performance.now(), earliest, state.freeAt[way]) + sendingMs;
      waiting.push({ chunk, at: state.freeAt[way] + roundTripMs / 2 });
    }
    timer ??= setTimeout(deliver, 1);
  });
  // The last bytes are still on their way when the sender has finished.
  from.on('end', () => {
    const finish = () => (waiting.length > 0 ? setTimeout(finish, 20) : to.end());
    finish();
  });
}
