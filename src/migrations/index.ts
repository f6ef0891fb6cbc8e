import * as migration_20261121_005335_initial from './20261121_005335_initial';
import * as migration_20261121_010000_rules from './20261121_010000_rules';

export const migrations = [
  {
    up: migration_20261121_005335_initial.up,
    down: migration_20261121_005335_initial.down,
    name: '20261121_005335_initial',
  },
  {
    up: migration_20261121_010000_rules.up,
    down: migration_20261121_010000_rules.down,
    name: '20261121_010000_rules',
  },
];
