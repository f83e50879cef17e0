// A program for `payload run`, which compiles what the configuration needs: writes the content service's types and its
// panel's import map, and, if it is given a name, the migration that the collections ask for.
import payload, { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import configuration from '../../src/panel/payload.config.ts';

const config = await configuration;
await generateTypes(config);
await generateImportMap(config);
const [migrationName] = process.argv.slice(2);
if (migrationName) {
  await payload.init({ config, disableDBConnect: true, disableOnInit: true });
  // Ends the process where nothing is missing.
  await payload.db.createMigration({ migrationName, payload, skipEmpty: true });
}
