// Before React is loaded, which otherwise calls every component as a task that a debugger could follow.
Object.assign(console, { createTask: undefined });
