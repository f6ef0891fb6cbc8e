/** Sharpness of printed logos: one rule for the designer, its checks and the portal. */

/** Dots per inch at print size: below the first a logo looks soft, below the second its pixels show. */
export const CRISP_DPI = 150;
const LEAST_DPI = 100;

const MM_PER_INCH = 25.4;

type LogoResolution = {
  dpi: number;
  /** Undefined if sharp. */
  severity?: 'warns' | 'blocks';
  /** Largest sharp width, mm. */
  crispWidth: number;
  /** Pixel width needed for a sharp print at its size. */
  neededPixels: number;
};

/** Takes the width in pixels and in printed millimetres. */
export function logoResolution(pixels: number, width: number): LogoResolution {
  const inches = width / MM_PER_INCH;
  const dpi = pixels / inches;
  return {
    dpi: Math.floor(dpi),
    ...(dpi < CRISP_DPI && { severity: dpi < LEAST_DPI ? 'blocks' : 'warns' }),
    crispWidth: Math.floor((pixels / CRISP_DPI) * MM_PER_INCH),
    neededPixels: Math.ceil(CRISP_DPI * inches),
  };
}

/** '92 dpi at its size, and 150 are needed' */
export const softText = ({ dpi }: LogoResolution): string => `${dpi} dpi at its size, and ${CRISP_DPI} are needed`;
