import type { ReactNode } from 'react';

type SectionProps = {
  /** One below the title it stands under: a page's own or a drawer's. */
  heading: 'h2' | 'h3';
  title: string;
  children: ReactNode;
};

/** A part of what is known of one thing. */
export function Section({ heading: Heading, title, children }: SectionProps) {
  return (
    <section className="min-w-0 border-t pt-4">
      <Heading className="mb-3 text-16">{title}</Heading>
      {children}
    </section>
  );
}
