import { describe, expect, it } from 'vitest';
import { inquiryFileName, inquiryFilesRefusals } from './inquiry-files';

const MB = 1024 * 1024;

describe('the files of a quote request', () => {
  it('may be three of 10 MB each', () => {
    const files = ['crest.png', 'sketch.AI', 'kit.pdf'].map((name) => ({ name, size: 10 * MB }));
    expect(inquiryFilesRefusals(files)).toEqual([]);
    expect(inquiryFilesRefusals([...files, { name: 'more.svg', size: 1 }])).toEqual(['Please send at most 3 files.']);
  });

  it('are named where they are refused', () => {
    expect(
      inquiryFilesRefusals([
        { name: 'big.eps', size: 10 * MB + 1 },
        { name: 'kit.docx', size: 5 },
        { name: 'none.png', size: 0 },
      ]),
    ).toEqual([
      '“big.eps”: This file is too large. A file can be at most 10 MB.',
      '“kit.docx”: This type of file is not accepted. Use PNG, JPG, JPEG, SVG, PDF, AI or EPS.',
      '“none.png”: This file is empty.',
    ]);
  });

  it('are shown under their own name, without folder and at a length that can be stored', () => {
    expect(inquiryFileName('C:\\kits\\Our\tcrest.png')).toBe('Our crest.png');
    const long = inquiryFileName(`${'x'.repeat(200)}.jpeg`);
    expect([long.length, long.slice(-7)]).toEqual([160, 'x….jpeg']);
  });
});
