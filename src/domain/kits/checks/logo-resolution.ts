/** Dots per inch at print size: below the first a logo looks soft, below the second its pixels show. */
export const CRISP_DPI = 150;
const LEAST_DPI = 100;

const MM_PER_INCH = 25.4;

type LogoResolution = {
  dpi: number;
  severity?: 'warns' | 'blocks';
  /** Largest sharp width, mm. */
  crispWidth: number;
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

export const softText = ({ dpi }: LogoResolution): string => `${dpi} dpi at its size, and ${CRISP_DPI} are needed`;
