import fs from 'node:fs';
import http from 'node:http';

/**
 * The least that Node needs to send a page: these bytes with these headers, whatever is asked for. A process of its own,
 * with FILE and HEADERS; prints its port.
 */
const body = fs.readFileSync(process.env.FILE);
const headers = JSON.parse(process.env.HEADERS);
const server = http.createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
