import type { Brand, ShownBrand } from '@callstead/contract/brand';
import { lookOf, PRODUCT_LOOK } from '@callstead/domain/site/brand-look';

export const logoPath = (logo: string) => `/api/logos/${logo}`;

/** As data of every page: nothing of it is code. */
export function shownBrandOf(brand: Brand): ShownBrand {
  const { name, shades } = lookOf(brand);
  const logoUrl = brand.logo === '' ? null : logoPath(brand.logo);
  const isOurs = name === PRODUCT_LOOK.name; // the picture of links shows that name
  return {
    name,
    logoUrl,
    style:
      shades === PRODUCT_LOOK.shades
        ? null
        : {
            '--primary': `light-dark(${shades.light}, ${shades.dark})`,
            '--primary-hover': `light-dark(${shades.lightHover}, ${shades.darkHover})`,
          },
    previewImage: logoUrl ?? (isOurs ? '/og.png' : null),
  };
}
