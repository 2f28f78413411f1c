/**
 * A component that reads a signal's value without useSignals() shows the first value for ever, in silence. This rule
 * finds it: `x.value` in a function whose name begins with a capital and that never calls useSignals().
 */
const isComponent = (name) => /^[A-Z]/.test(name ?? '');

function nameOf(node) {
  return node.id?.name ?? (node.parent?.type === 'VariableDeclarator' ? node.parent.id?.name : undefined);
}

/** Only these are signals; a field that happens to be called `value` is not. */
const SIGNAL_MODULES = /^#data\//;

const useSignals = {
  create(context) {
    const signals = new Set();
    const functions = [];
    const enter = (node) => functions.push({ isComponent: isComponent(nameOf(node)), isTracking: false, reads: [] });
    const leave = () => {
      const left = functions.pop();
      if (!left.isComponent || left.isTracking) return;
      for (const node of left.reads) {
        context.report({ node, message: 'This component reads a signal but never calls useSignals().' });
      }
    };
    return {
      ImportDeclaration(node) {
        if (!SIGNAL_MODULES.test(node.source.value)) return;
        for (const specifier of node.specifiers) signals.add(specifier.local.name);
      },
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      CallExpression(node) {
        if (node.callee.name === 'useSignals' && functions.length > 0) functions.at(-1).isTracking = true;
      },
      MemberExpression(node) {
        const isRead = !node.computed && node.property.name === 'value' && signals.has(node.object.name);
        if (isRead && functions.length > 0) functions.at(-1).reads.push(node);
      },
    };
  },
};

export default { meta: { name: 'perya' }, rules: { 'use-signals': useSignals } };
