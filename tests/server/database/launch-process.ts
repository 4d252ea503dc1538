import { launchPostgres } from '../../../app/server/db/postgres/launch-postgres.ts';

/** A process that uses the server of a folder: prints its address, exits when its input ends. */
const server = await launchPostgres(process.argv[2] ?? '', { settings: ['fsync=off'] });
console.log(JSON.stringify(server.address()));
process.stdin.on('end', () => {
  void server.close();
});
process.stdin.resume();
