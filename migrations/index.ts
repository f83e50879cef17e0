import * as migration_20261121_100000_initial from './20261121_100000_initial';
import * as migration_20261121_104500_enquiry_tables_and_notices from './20261121_104500_enquiry_tables_and_notices';
import * as migration_20261121_113000_lookups_by_person from './20261121_113000_lookups_by_person';
import * as migration_20261122_050000_client_builds from './20261122_050000_client_builds';

export const migrations = [
  {
    up: migration_20261121_100000_initial.up,
    down: migration_20261121_100000_initial.down,
    name: '20261121_100000_initial',
  },
  {
    up: migration_20261121_104500_enquiry_tables_and_notices.up,
    down: migration_20261121_104500_enquiry_tables_and_notices.down,
    name: '20261121_104500_enquiry_tables_and_notices',
  },
  {
    up: migration_20261121_113000_lookups_by_person.up,
    down: migration_20261121_113000_lookups_by_person.down,
    name: '20261121_113000_lookups_by_person',
  },
  {
    up: migration_20261122_050000_client_builds.up,
    down: migration_20261122_050000_client_builds.down,
    name: '20261122_050000_client_builds',
  },
];
