import { spawn } from 'node:child_process';
import { test } from 'vitest';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
async function until(f: () => Promise<boolean>, ms = 30000) { const t = performance.now(); while (performance.now() - t < ms) { if (await f().catch(() => false)) return Math.round(performance.now() - t); await wait(20); } return -1; }
function house(url: string) {
  let out = '';
  const p = spawn('/work/main/node_modules/.bin/node', ['dist/server/main.js'], { cwd: '/tmp/s-house', env: { PATH: process.env['PATH'], HOME: '/root', DATA_DIR: '/tmp/s-house/data2', PORT: '3997', DESK: 'off', DATABASE_URL: url } });
  p.stdout.on('data', (d) => { out += d; }); p.stderr.on('data', (d) => { out += d; });
  return { p, out: () => out };
}
const base = 'http://localhost:3997';
const text = async (path: string) => (await fetch(base + path)).text();
test('live', async () => {
  const db = await startEmbeddedPostgres({ dataDir: '/tmp/s-house/pg2', log: { info() {}, warn() {} } } as never);
  const h = house(db.url);
  console.log('first', await until(async () => h.out().includes('Serving'), 120000));
  const c = new pg.Client({ connectionString: db.url }); await c.connect(); c.on('error', () => {});
  const set = async (sql: string, seen: () => Promise<boolean>, name: string) => { await c.query(sql); console.log(name, await until(seen), 'ms'); };
  const cols = (await c.query("select table_name, column_name from information_schema.columns where column_name='heading' and table_name like 'pages%'")).rows; console.log(JSON.stringify(cols.slice(0, 4)));
  const loc = cols.some((r) => r.table_name === 'pages_locales');
  const setHeading = (v: string) => loc ? `begin; update pages_locales set heading='${v}' where _parent_id=(select id from pages where path='/cruise'); update pages set updated_at=now() where path='/cruise'; commit` : `update pages set heading='${v}', updated_at=now() where path='/cruise'`;
  await set(setHeading('Changed one'), async () => (await text('/cruise')).includes('Changed one'), 'page change');
  await set(setHeading('Changed two'), async () => (await text('/cruise')).includes('Changed two'), 'page change');
  await set(`update site_settings set brand='Newbrand', updated_at=now()`, async () => { for (const p of ['/', '/cruise', '/ivf', '/terms-condition', '/corporate/startup', '/survey', '/vintage-cars']) if (!(await text(p)).includes('Newbrand')) return false; return true; }, 'brand everywhere');
  await wait(3000);
  // page change during a rebuild
  await c.query(`update site_settings set brand='Brand3', updated_at=now()`); await wait(400);
  await set(setHeading('Changed three'), async () => (await text('/cruise')).includes('Changed three'), 'page change during rebuild');
  console.log('rest', await until(async () => (await text('/vintage-cars')).includes('Brand3') && (await text('/blog')).includes('Brand3')));
  await wait(3000);
  await set(`update pages set _status='draft', updated_at=now() where path='/ivf'`, async () => (await fetch(base + '/ivf', { redirect: 'manual' })).status === 302, 'unpublish');
  await c.query("select pg_terminate_backend(pid) from pg_stat_activity where pid<>pg_backend_pid() and datname=current_database()");
  await set(`update pages set _status='published', updated_at=now() where path='/ivf'`, async () => (await fetch(base + '/ivf', { redirect: 'manual' })).status === 200, 'publish after the connection was cut');
  const a = performance.now(); h.p.kill('SIGTERM'); await new Promise((r) => h.p.on('exit', r)); console.log('stopped', Math.round(performance.now() - a));
  const h2 = house(db.url); console.log('second start', await until(async () => h2.out().includes('Serving'), 120000)); console.log(h2.out());
  h2.p.kill('SIGTERM'); await new Promise((r) => h2.p.on('exit', r));
  console.log(h.out().split('\n').filter((l) => /warn|error/.test(l)).slice(0, 10).join('\n'));
  await c.end(); await db.stop();
}, 300000);
