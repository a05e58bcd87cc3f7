type SentRequestProps = { request: { method: string; url: string; body: string | null } };

/** A request as it goes over the wire; bodies that are JSON are set out to be read. */
export function SentRequest({ request: { method, url, body } }: SentRequestProps) {
  return (
    <pre className="wrap-anywhere whitespace-pre-wrap rounded border bg-sunken p-3 font-mono text-12">
      {`${method} ${url}`}
      {body !== null && `\n\n${setOut(body)}`}
    </pre>
  );
}

function setOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
