import { useNonce } from './nonce.tsx';

/** Facts for search engines. `<` is escaped, so no text can end the element early. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const nonce = useNonce();
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own with '<' escaped; React would escape the quotes
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
