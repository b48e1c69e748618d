/* Writes a value into a row of numbers, as a tree of nodes says: `row_writers.py` in C.

   `row_programs.py` makes the tree from the writers of a view, so the columns are theirs. Nothing here knows a game.
   A node is a tuple (operation, column, field, map, number, width, key, nodes); columns count from those of its parent. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { FLAG, NUMBER, SEAT, ONE_OF, NAME, BAG, NAMED_BAG, KEPT_BAG, MAYBE, ROW, TUPLE, RECORD, KEPT, EITHER };

#define MOST 10000.0
#define MOST_KEPT 4096

typedef struct {
    PyObject *record; /* held, so that no other object can get its identity */
    float *numbers;
    Py_ssize_t place;
} Entry;

typedef struct {
    Entry *entries; /* open addressing; the size is a power of two */
    size_t size, used;
} Table;

typedef struct Node {
    int operation;
    Py_ssize_t column, number, width, count;
    Py_ssize_t field, key_field; /* an index into a tuple, or -1 */
    PyObject *name, *key_name;   /* an attribute, or NULL */
    PyObject *map;
    struct Node *nodes;
    Table table;
} Node;

typedef struct {
    PyObject_HEAD
    Node root;
    Py_ssize_t columns, seat;
    PyObject *own, *no_room, *seat_name;
} Program;

static int write_node(Program *self, Node *node, PyObject *value, float *row);

/* --- what is kept of records that come from tables ------------------------------------------------------------- */

static Entry *find(const Table *table, PyObject *record) {
    size_t at = ((uintptr_t)record >> 4) * 0x9E3779B1u;
    for (;; at++) {
        Entry *entry = &table->entries[at & (table->size - 1)];
        if (entry->record == record || entry->record == NULL) return entry;
    }
}

static void clear(Table *table) {
    for (size_t at = 0; at < table->size; at++) {
        Py_XDECREF(table->entries[at].record);
        PyMem_Free(table->entries[at].numbers);
    }
    PyMem_Free(table->entries);
    memset(table, 0, sizeof *table);
}

/* Return the entry of a record; a new one has no record yet. */
static Entry *look_up(Table *table, PyObject *record) {
    if (table->used >= MOST_KEPT) clear(table);
    if (2 * (table->used + 1) > table->size) {
        Table larger = {NULL, table->size ? 2 * table->size : 64, table->used};
        larger.entries = PyMem_Calloc(larger.size, sizeof(Entry));
        if (larger.entries == NULL) return (Entry *)PyErr_NoMemory();
        for (size_t at = 0; at < table->size; at++)
            if (table->entries[at].record) *find(&larger, table->entries[at].record) = table->entries[at];
        PyMem_Free(table->entries);
        *table = larger;
    }
    return find(table, record);
}

static void keep(Table *table, Entry *entry, PyObject *record) {
    entry->record = Py_NewRef(record);
    table->used++;
}

/* --- values ---------------------------------------------------------------------------------------------------- */

static Py_ssize_t place_of(PyObject *map, PyObject *value) {
    PyObject *place = PyDict_GetItemWithError(map, value);
    if (place == NULL) {
        if (!PyErr_Occurred()) PyErr_SetObject(PyExc_KeyError, value);
        return -1;
    }
    return PyLong_AsSsize_t(place);
}

static Py_ssize_t relative(const Program *self, PyObject *value, Py_ssize_t seats) {
    Py_ssize_t seat = PyLong_AsSsize_t(value);
    if (seat == -1 && PyErr_Occurred()) return -1;
    return ((seat - self->seat) % seats + seats) % seats;
}

static int write_number(PyObject *value, float *row) {
    double number = PyLong_CheckExact(value) ? PyLong_AsDouble(value) : PyFloat_AsDouble(value);
    if (number == -1.0 && PyErr_Occurred()) return -1;
    *row = (float)(number > MOST ? MOST : number < -MOST ? -MOST : number);
    return 0;
}

/* Return a new reference to a part of a value: an item of a tuple, or an attribute. */
static PyObject *part_of(PyObject *value, Py_ssize_t field, PyObject *name) {
    if (name) return PyObject_GetAttr(value, name);
    if (field < 0) return Py_NewRef(value);
    if (!PyTuple_Check(value) || field >= PyTuple_GET_SIZE(value)) {
        PyErr_Format(PyExc_TypeError, "expected a tuple with an item %zd, found %.60R", field, value);
        return NULL;
    }
    return Py_NewRef(PyTuple_GET_ITEM(value, field));
}

static Py_ssize_t place_in_bag(Program *self, Node *node, PyObject *item) {
    if (node->operation == KEPT_BAG) { /* hashing a record is slow, so those of a table keep their place */
        Entry *entry = look_up(&node->table, item);
        if (entry == NULL) return -1;
        if (entry->record) return entry->place;
        Py_ssize_t place = place_of(node->map, item);
        if (place < 0) return -1;
        entry = look_up(&node->table, item); /* hashing may let another thread in, which may have moved the table */
        if (entry == NULL) return -1;
        if (entry->record == NULL) {
            entry->place = place;
            keep(&node->table, entry, item);
        }
        return place;
    }
    if (node->operation == NAMED_BAG) {
        PyObject *key = part_of(item, node->key_field, node->key_name);
        if (key == NULL) return -1;
        Py_ssize_t place = place_of(node->map, key);
        Py_DECREF(key);
        return place;
    }
    if (node->number == 0 || item == Py_None) return place_of(node->map, item);
    Py_ssize_t seat = relative(self, item, node->number);
    PyObject *key = seat < 0 ? NULL : PyLong_FromSsize_t(seat);
    if (key == NULL) return -1;
    Py_ssize_t place = place_of(node->map, key);
    Py_DECREF(key);
    return place;
}

static int write_bag(Program *self, Node *node, PyObject *value, float *row) {
    PyObject *items = PySequence_Fast(value, "expected a list");
    if (items == NULL) return -1;
    int result = 0;
    for (Py_ssize_t at = 0; result == 0 && at < PySequence_Fast_GET_SIZE(items); at++) {
        Py_ssize_t place = place_in_bag(self, node, PySequence_Fast_GET_ITEM(items, at));
        if (place < 0) result = -1;
        else row[place] += 1.0f;
    }
    Py_DECREF(items);
    return result;
}

static int write_list(Program *self, Node *node, PyObject *value, float *row) {
    PyObject *items = PySequence_Fast(value, "expected a list");
    if (items == NULL) return -1;
    Py_ssize_t count = PySequence_Fast_GET_SIZE(items);
    int result = 0;
    if (count > node->number) {
        PyErr_SetNone(self->no_room);
        result = -1;
    } else if (count) {
        /* a list with an item for each seat begins with the own seat */
        Py_ssize_t first = node->map && self->seat < count ? self->seat : 0;
        *row++ = (float)count;
        for (Py_ssize_t at = 0; result == 0 && at < count; at++, row += node->width) {
            PyObject *item = PySequence_Fast_GET_ITEM(items, (at + first) % count);
            result = write_node(self, node->nodes, item, row);
        }
    }
    Py_DECREF(items);
    return result;
}

static int write_parts(Program *self, Node *node, PyObject *value, float *row) {
    if (node->operation == TUPLE && (!PyTuple_Check(value) || PyTuple_GET_SIZE(value) != node->number)) {
        PyErr_Format(PyExc_TypeError, "expected a tuple of %zd, found %.60R", node->number, value);
        return -1;
    }
    for (Node *one = node->nodes; one < node->nodes + node->count; one++) {
        int result;
        if (node->operation == TUPLE) {
            result = write_node(self, one, PyTuple_GET_ITEM(value, one->field), row);
        } else {
            PyObject *part = PyObject_GetAttr(value, one->name);
            if (part == NULL) return -1;
            result = write_node(self, one, part, row);
            Py_DECREF(part);
        }
        if (result < 0) return -1;
    }
    return 0;
}

static int write_kept(Program *self, Node *node, PyObject *value, float *row) {
    Entry *entry = look_up(&node->table, value);
    if (entry == NULL) return -1;
    if (entry->record == NULL) {
        float *numbers = PyMem_Calloc(node->width, sizeof(float));
        if (numbers == NULL) return PyErr_NoMemory(), -1;
        if (write_parts(self, node, value, numbers) < 0) return PyMem_Free(numbers), -1;
        entry = look_up(&node->table, value); /* a record may hold another of its kind, or another thread wrote it */
        if (entry == NULL) return PyMem_Free(numbers), -1;
        if (entry->record) {
            PyMem_Free(numbers);
        } else {
            entry->numbers = numbers;
            keep(&node->table, entry, value);
        }
    }
    memcpy(row, entry->numbers, node->width * sizeof(float));
    return 0;
}

static int write_either(Program *self, Node *node, PyObject *value, float *row) {
    for (Py_ssize_t at = 0; at < node->count; at++) {
        PyObject *fits = PyObject_CallOneArg(PyTuple_GET_ITEM(node->map, at), value);
        int yes = fits ? PyObject_IsTrue(fits) : -1;
        Py_XDECREF(fits);
        if (yes < 0) return -1;
        if (!yes) continue;
        row[at] = 1.0f;
        if (write_node(self, &node->nodes[at], value, row) < 0) return -1;
    }
    return 0;
}

static int write_node(Program *self, Node *node, PyObject *value, float *row) {
    Py_ssize_t place;
    int yes;
    row += node->column;
    switch (node->operation) {
    case FLAG:
        yes = PyObject_IsTrue(value);
        if (yes > 0) *row = 1.0f;
        return yes < 0 ? -1 : 0;
    case NUMBER:
        return write_number(value, row);
    case SEAT:
        place = relative(self, value, node->number);
        if (place >= 0) *row = (float)place;
        return place < 0 ? -1 : 0;
    case ONE_OF:
        if (value == Py_None) return 0;
        place = place_of(node->map, value);
        if (place >= 0) row[place] = 1.0f;
        return place < 0 ? -1 : 0;
    case NAME:
        place = place_of(node->map, value);
        if (place >= 0) *row = (float)place;
        return place < 0 ? -1 : 0;
    case MAYBE:
        if (value == Py_None) return 0;
        *row = 1.0f;
        return write_node(self, node->nodes, value, row);
    case ROW:
        return write_list(self, node, value, row);
    case TUPLE:
    case RECORD:
        return write_parts(self, node, value, row);
    case KEPT:
        return write_kept(self, node, value, row);
    case EITHER:
        return write_either(self, node, value, row);
    default:
        return write_bag(self, node, value, row);
    }
}

/* --- the program as an object ---------------------------------------------------------------------------------- */

static void drop(Node *node) {
    for (Py_ssize_t at = 0; at < node->count; at++) drop(&node->nodes[at]);
    PyMem_Free(node->nodes);
    clear(&node->table);
    Py_CLEAR(node->name);
    Py_CLEAR(node->key_name);
    Py_CLEAR(node->map);
}

/* Take a field: None, an index, or the name of an attribute. */
static int take_field(PyObject *given, Py_ssize_t *index, PyObject **name) {
    *index = -1;
    if (given == Py_None) return 0;
    if (PyUnicode_Check(given)) {
        *name = Py_NewRef(given);
        PyUnicode_InternInPlace(name);
        return 0;
    }
    *index = PyLong_AsSsize_t(given);
    return *index == -1 && PyErr_Occurred() ? -1 : 0;
}

static int take(Node *node, PyObject *given) {
    PyObject *field, *map, *key, *nodes;
    if (!PyArg_ParseTuple(given, "inOOnnOO!", &node->operation, &node->column, &field, &map, &node->number,
                          &node->width, &key, &PyTuple_Type, &nodes))
        return -1;
    if (take_field(field, &node->field, &node->name) < 0) return -1;
    if (take_field(key, &node->key_field, &node->key_name) < 0) return -1;
    if (map != Py_None) node->map = Py_NewRef(map);
    Py_ssize_t count = PyTuple_GET_SIZE(nodes);
    node->nodes = PyMem_Calloc(count ? count : 1, sizeof(Node));
    if (node->nodes == NULL) return PyErr_NoMemory(), -1;
    for (; node->count < count; node->count++)
        if (take(&node->nodes[node->count], PyTuple_GET_ITEM(nodes, node->count)) < 0) {
            node->count++;
            return -1;
        }
    return 0;
}

static int program_init(PyObject *object, PyObject *given, PyObject *named) {
    Program *self = (Program *)object;
    PyObject *root, *own, *no_room;
    if (self->own) return PyErr_SetString(PyExc_TypeError, "a program is made once"), -1;
    if (!PyArg_ParseTuple(given, "O!nOO", &PyTuple_Type, &root, &self->columns, &own, &no_room)) return -1;
    self->own = Py_NewRef(own);
    self->no_room = Py_NewRef(no_room);
    self->seat_name = PyUnicode_InternFromString("seat");
    return self->seat_name ? take(&self->root, root) : -1;
}

static void program_dealloc(PyObject *object) {
    Program *self = (Program *)object;
    PyTypeObject *type = Py_TYPE(object);
    drop(&self->root);
    Py_XDECREF(self->own);
    Py_XDECREF(self->no_room);
    Py_XDECREF(self->seat_name);
    type->tp_free(object);
    Py_DECREF(type);
}

static PyObject *program_write(PyObject *object, PyObject *const *given, Py_ssize_t count) {
    Program *self = (Program *)object;
    Py_buffer row;
    if (count != 3) return PyErr_SetString(PyExc_TypeError, "expected a value, a row as floats and as bytes"), NULL;
    if (self->own == NULL) return PyErr_SetString(PyExc_TypeError, "the program was made without its tree"), NULL;
    if (self->own != Py_None) {
        PyObject *seat = PyObject_GetAttr(self->own, self->seat_name);
        if (seat == NULL) return NULL;
        self->seat = PyLong_AsSsize_t(seat);
        Py_DECREF(seat);
        if (self->seat < 0) return PyErr_Occurred() ? NULL : (PyErr_SetString(PyExc_ValueError, "no seat"), NULL);
    }
    if (PyObject_GetBuffer(given[2], &row, PyBUF_WRITABLE) < 0) return NULL;
    int result = -1;
    if (row.len < self->columns * (Py_ssize_t)sizeof(float))
        PyErr_SetString(PyExc_ValueError, "the row is too short");
    else
        result = write_node(self, &self->root, given[0], row.buf);
    PyBuffer_Release(&row);
    return result < 0 ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef methods[] = {
    {"write", (PyCFunction)(void (*)(void))program_write, METH_FASTCALL, "Write a value into a row of zeros."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, PyType_GenericNew},
    {Py_tp_init, program_init},
    {Py_tp_dealloc, program_dealloc},
    {Py_tp_methods, methods},
    {0, NULL},
};

static PyType_Spec spec = {"astrodrome.research.spaces.row_walk.Program", sizeof(Program), 0, Py_TPFLAGS_DEFAULT, slots};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "row_walk", "Rows of numbers, written in C.", -1, NULL};

PyMODINIT_FUNC PyInit_row_walk(void) {
    PyObject *module = PyModule_Create(&definition);
    PyObject *program = module ? PyType_FromSpec(&spec) : NULL;
    if (program == NULL || PyModule_AddObject(module, "Program", program) < 0) {
        Py_XDECREF(program);
        Py_XDECREF(module);
        return NULL;
    }
    return module;
}
