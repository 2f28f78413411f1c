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
  let waiting = 0;
  from.on('data', (bytes) => {
    if (state.isSilent) return;
    const { roundTripMs } = state.line;
    const kbps = way === 'down' ? state.line.downKbps : state.line.upKbps;
    if (!roundTripMs) return void to.write(bytes);
    const earliest = way === 'up' ? bornAt + roundTripMs : 0;
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      state.freeAt[way] = Math.max(performance.now(), earliest, state.freeAt[way]) + (chunk.length * BITS) / kbps;
      waiting += 1;
      setTimeout(
        () => {
          waiting -= 1;
          if (!to.destroyed && !state.isSilent) to.write(chunk);
        },
        state.freeAt[way] + roundTripMs / 2 - performance.now(),
      );
    }
  });
  // The last bytes are still on their way when the sender has finished.
  from.on('end', () => {
    const finish = () => (waiting > 0 ? setTimeout(finish, 20) : to.end());
    finish();
  });
}
