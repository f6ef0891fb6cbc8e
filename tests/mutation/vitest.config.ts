import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import base from '../../vitest.config';
import { areas } from './areas.mjs';
import { keptProcess } from './kept-process';

const area = areas[process.env.MUTATION_AREA ?? ''];
if (!area) throw new Error(`No such area: ${process.env.MUTATION_AREA}`);

const projects = (base.test?.projects ?? []) as TestProjectInlineConfiguration[];

export default defineConfig({
  test: {
    projects: projects.flatMap(({ test, ...project }) =>
      test?.name === area.project
        ? {
            ...project,
            root: process.cwd(),
            test: {
              ...test,
              include: area.tests,
              pool: keptProcess,
              maxWorkers: 1,
              setupFiles: ['tests/mutation/no-mutant.ts', ...[test.setupFiles ?? []].flat()],
            },
          }
        : [],
    ),
  },
});
