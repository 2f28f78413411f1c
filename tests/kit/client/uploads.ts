/** Pictures go up by a request of their own kind, which this stands for. Each has the next path: 1.jpg, 2.jpg … */
import { vi } from 'vitest';

interface Upload {
  field: string;
  url: string;
  timeout: number;
  headers: Record<string, string>;
}

export function stubUploads() {
  const uploads = {
    sent: [] as Upload[],
    /** What comes of the next ones, in place of their path. */
    ending: undefined as object | 'broken off' | 'open' | undefined,
    /** Ends those that were left open. */
    finish: (): void => end('load'),
    breakOff: (): void => end('error'),
    takeTooLong: (): void => end('timeout'),
    /** So much of those that were left open has left the phone. */
    progress: (loaded: number, total: number): void =>
      open.forEach(({ upload }) => upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))),
  };
  const open: Request[] = [];
  const end = (how: string): void => open.splice(0).forEach((request) => request.end(how));
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers: Record<string, string> = {};
    url = '';
    timeout = 0;
    status = 200;
    responseText = '';
    open(_method: string, url: string): void {
      this.url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    end(how: string): void {
      this.dispatchEvent(new Event(how));
      this.dispatchEvent(new Event('loadend'));
    }
    abort(): void {
      const at = open.indexOf(this);
      if (at === -1) return;
      open.splice(at, 1);
      this.end('abort');
    }
    send(form: FormData): void {
      const [field = ''] = Array.from(form.keys());
      const { url, timeout, headers } = this;
      uploads.sent.push({ field, url, timeout, headers });
      const { ending } = uploads;
      if (ending === 'broken off') return this.end('error');
      const given = { code: 200, errcode: 0, [field.replace('file', 'path')]: `${uploads.sent.length}.jpg` };
      this.responseText = JSON.stringify(typeof ending === 'object' ? ending : given);
      if (ending === 'open') open.push(this);
      else this.end('load');
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return uploads;
}

export const sentFields = ({ sent }: Pick<ReturnType<typeof stubUploads>, 'sent'>): string[] =>
  sent.map(({ field }) => field);
