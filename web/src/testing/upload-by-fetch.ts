import { vi } from 'vitest';

/** Uploads by `fetch`, which tests answer: jsdom's own would look for a server. Tells of one half on the way. */
export function uploadByFetch(): void {
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload = () => undefined;
    onerror = () => undefined;
    status = 0;
    responseText = '';
    #to: { method: string; href: string } = { method: '', href: '' };

    open(method: string, href: string): void {
      this.#to = { method, href };
    }

    setRequestHeader(): void {}

    send(body: string): void {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      fetch(this.#to.href, { method: this.#to.method, body }).then(
        async (response) => {
          this.status = response.status;
          this.responseText = await response.text();
          this.onload();
        },
        () => this.onerror(),
      );
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}
