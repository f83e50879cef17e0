import { isToolKey, readTool, type ToolFigures } from '../../tool-figures/read-tool.ts';
import type { DeskCall } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';

type Answer = (call: DeskCall, tool: ToolFigures) => Promise<Response>;

export function withTool(answer: Answer) {
  return async (call: DeskCall): Promise<Response> => {
    const key = call.c.req.param('tool');
    const tool = isToolKey(key) ? await readTool(key) : undefined;
    return tool ? answer(call, tool) : refuse(call, 'There is no such tool.');
  };
}

export function refuse({ draw }: DeskCall, text: string): Promise<Response> {
  return draw({ title: 'Not possible', place: 'office', status: 404, body: <RefusedPage text={text} /> });
}
