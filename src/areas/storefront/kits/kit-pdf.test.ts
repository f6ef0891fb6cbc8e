import { describe, expect, it } from 'vitest';
import { KIT_GARMENT_TYPES, KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { setPatternType } from '@/domain/kits/editing/design';
import { loadOutlines } from '@/domain/kits/lettering/load-outlines';
import { colorNamed } from '@/domain/kits/palette/kit-palette';
import { shapeOf } from '@/domain/kits/garments';
import { boxOfFigure } from '@/domain/kits/views/view-geometry';
import { readPrintPdf } from '../../../../tests/setup/read-print-pdf';
import { drawKitPdf } from './kit-pdf';

const colors = [colorNamed('Cobalt'), colorNamed('White'), '#123456'];

async function pdfOf(type: (typeof KIT_GARMENT_TYPES)[number]) {
  const kit = setPatternType(starterKit(type, colors), 'gradient');
  const pdf = await drawKitPdf(kit, type, KIT_VIEWS, { outlines: await loadOutlines(['block']) });
  return new Uint8Array(await pdf.arrayBuffer());
}

describe('a kit as a PDF', () => {
  it.each(KIT_GARMENT_TYPES)('shows %s true to size from all sides, in outlines', async (type) => {
    const [garment] = starterKit(type, colors).garments;
    const bytes = await pdfOf(type);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('NaN');
    const pdf = await readPrintPdf(bytes);
    expect(pdf.fonts).toBe(0);
    expect(pdf.pages).toHaveLength(4);
    KIT_VIEWS.forEach((view, index) => {
      const { width } = boxOfFigure(shapeOf(garment!).figure(view));
      expect(pdf.pages[index]?.width, view).toBeCloseTo(Math.max(240, width + 40), 1);
    });
  });

  it('has the kit’s colours by name, and blends of them, as screens show them', async () => {
    const text = Buffer.from(await pdfOf('football-shirt')).toString('latin1');
    expect(text).toContain('/Separation /KR#20209#20Cobalt /DeviceRGB');
    expect(text).toContain('/C1 [ 0.0392 0.2078 0.5647 ]');
    expect(text).toContain('/Separation /SPOT#203#20123456 /DeviceRGB');
    expect(text).toMatch(/\/DeviceN \[ \/[^\]]+\] \/DeviceRGB/);
  });
});
