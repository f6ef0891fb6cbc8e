import { writeFileSync } from 'node:fs';
import { readAnswers } from './read-answers';

/** Part of `npm run generate`, before the reference is put together of it. */
writeFileSync('src/modules/api/reference/answers.json', `${JSON.stringify(readAnswers(), null, 2)}\n`);
