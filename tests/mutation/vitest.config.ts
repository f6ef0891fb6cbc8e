import { defineConfig } from 'vitest/config';
import base from '../../vitest.config';
import { areas } from './areas.mjs';

const area = areas[process.env.MUTATION_AREA ?? ''];
if (!area) throw new Error(`No such area: ${process.env.MUTATION_AREA}`);

/** The tests of one area alone. */
export default defineConfig({
  test: {
    projects: (base.test?.projects ?? []).flatMap((project) =>
      typeof project === 'object' && 'test' in project && project.test?.name === area.project
        ? [{ ...project, root: process.cwd(), test: { ...project.test, include: area.tests, maxWorkers: 1 } }]
        : [],
    ),
  },
});
