import * as migration_20261121_005335_initial from './20261121_005335_initial';
import * as migration_20261121_010000_rules from './20261121_010000_rules';
import * as migration_20261121_034521_team_portal from './20261121_034521_team_portal';
import * as migration_20261121_034600_team_rules from './20261121_034600_team_rules';

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
  {
    up: migration_20261121_034521_team_portal.up,
    down: migration_20261121_034521_team_portal.down,
    name: '20261121_034521_team_portal'
  },
  {
    up: migration_20261121_034600_team_rules.up,
    down: migration_20261121_034600_team_rules.down,
    name: '20261121_034600_team_rules',
  },
];
