import type { ReactNode, SVGProps } from 'react';

type DrawingProps = SVGProps<SVGSVGElement> & { readonly label: string };

/** A drawing with a meaning of its own: to whoever can't see it, it is one image, told by its label. */
export function Drawing({ label, ...rest }: DrawingProps): ReactNode {
  return <svg {...IMAGE} aria-label={label} {...rest} />;
}

/** No tag says this of a drawing in the page: `img` is for files. */
const IMAGE = { role: 'img' } as const;
